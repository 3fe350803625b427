/**
 * Who may import whom, by the tags in each project's package.json. A remote meets the others only through the
 * libraries and the contract; a service meets the others only through the contract; web and node code never mix.
 */
export const boundaries = {
  enforceBuildableLibDependency: false,
  // Pure types and functions: the registry and the edge read the same contract as the shell.
  allow: ['@declic/remote-kit/contract'],
  depConstraints: [
    { sourceTag: 'type:shell', onlyDependOnLibsWithTags: ['type:lib', 'type:contract'] },
    { sourceTag: 'type:remote', onlyDependOnLibsWithTags: ['type:lib', 'type:contract'] },
    { sourceTag: 'type:service', onlyDependOnLibsWithTags: ['type:lib', 'type:contract'] },
    { sourceTag: 'type:edge', onlyDependOnLibsWithTags: ['type:lib', 'type:contract'] },
    { sourceTag: 'type:lib', onlyDependOnLibsWithTags: ['type:lib', 'type:contract'] },
    { sourceTag: 'type:contract', onlyDependOnLibsWithTags: ['type:lib'] },
    { sourceTag: 'type:e2e', onlyDependOnLibsWithTags: ['type:contract', 'type:tools'] },
    { sourceTag: 'type:tools', onlyDependOnLibsWithTags: ['type:contract', 'type:lib'] },
    { sourceTag: 'runtime:web', onlyDependOnLibsWithTags: ['runtime:web', 'runtime:any'] },
    { sourceTag: 'runtime:node', onlyDependOnLibsWithTags: ['runtime:node', 'runtime:any'] },
    // The contract has entries for the web, too: each of its importers takes those that it can run.
    { allSourceTags: ['type:lib', 'runtime:any'], onlyDependOnLibsWithTags: ['runtime:any'] },
  ],
};
