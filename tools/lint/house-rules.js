/** Rules of the house that a machine can check, as flat-config fragments. */
export const houseRules = {
  namedExports: {
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportDefaultDeclaration', message: 'Named exports only: a name can be searched for and renamed.' },
        { selector: 'TSEnumDeclaration', message: 'Use a union of string literals.' },
      ],
    },
  },
  oneRouterPackage: {
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [{ name: 'react-router', message: 'Import from react-router-dom: two packages would be two router contexts.' }],
          patterns: [{ group: ['@module-federation/*'], importNames: ['loadRemote'], message: 'Only the shell loads remotes.' }],
        },
      ],
    },
  },
};
