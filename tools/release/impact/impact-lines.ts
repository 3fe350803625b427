import type { BrokenRelease } from './impact.ts';

const ROLE_WORDS = { stable: 'live', canary: 'in canary', fallback: 'the fallback' } as const;

/** What `npm run releases:impact` prints, one line each. */
export function impactLines(subject: string, broken: readonly BrokenRelease[]): string[] {
  if (broken.length === 0) return [`No release would break if this ${subject} went live.`];
  const owners = [...new Set(broken.map(({ release }) => release.owner))].join(', ');
  return [
    `${broken.length} ${broken.length === 1 ? 'release' : 'releases'} would break if this ${subject} went live. Talk to: ${owners}.`,
    ...broken.flatMap(({ release: { name, version, role, owner }, reasons }) => [
      '',
      `${name} ${version} (${ROLE_WORDS[role]}, ${owner})`,
      ...reasons.map((reason) => `  ${reason}`),
    ]),
  ];
}
