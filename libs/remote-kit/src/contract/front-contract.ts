import type { components } from '@declic/openapi/types';

/** The version of React and the names of exports that the shell offers, or a remote needs. Read from the builds. */
export type FrontContract = components['schemas']['FrontContract'];

/** What a remote needs and the shell lacks, one sentence each; an empty list means that they fit. */
export function unmetNeeds(needs: FrontContract, offer: FrontContract): readonly string[] {
  const missing = missingExports(needs, offer).map(([library, names]) => `${library} exports no ${names.join(', ')}.`);
  return hasReact(needs.react, offer.react)
    ? missing
    : [`It was built with React ${needs.react}; the shell has ${offer.react}.`, ...missing];
}

/** The part of the needs that the offer lacks: empty lists and packages that are complete are left out. */
export function missingExports(needs: FrontContract, offer: FrontContract): [string, string[]][] {
  return Object.entries(needs.exports).flatMap(([library, names]): [string, string[]][] => {
    const offered = new Set(offer.exports[library]);
    const missing = names.filter((name) => !offered.has(name));
    return missing.length > 0 ? [[library, missing]] : [];
  });
}

/** React keeps to semantic versions: the same major version, and no older minor version, has every export that is used. */
function hasReact(needed: string, offered: string): boolean {
  const [major, minor] = parse(needed);
  const [offeredMajor, offeredMinor] = parse(offered);
  return offeredMajor === major && offeredMinor >= minor;
}

function parse(version: string): [number, number] {
  const [, major, minor] = /^(\d+)\.(\d+)\./.exec(version) ?? [];
  return [Number(major), Number(minor)]; // NaN equals nothing: what is no version does not fit
}
