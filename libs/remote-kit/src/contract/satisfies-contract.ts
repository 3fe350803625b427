import type { ContractPart, ContractRanges, ContractVersions } from './remote-manifest.ts';

/** A need that is not met. */
export interface ContractMismatch {
  readonly part: string;
  readonly needs: string;
  readonly has: string;
}

/** Compares what a remote needs with what is offered; an empty list means they fit. */
export function contractMismatches(needs: ContractRanges, offered: ContractVersions): readonly ContractMismatch[] {
  return Object.entries(needs).flatMap(([part, range]) => {
    const has = offered[part as ContractPart] ?? 'nothing'; // a manifest comes from JSON and may name anything
    return satisfiesCaret(has, range) ? [] : [{ part, needs: range, has }];
  });
}

/** Whether `version` is in the caret range; before 1.0 a minor counts as a major. A bare version is a caret range. */
export function satisfiesCaret(version: string, range: string): boolean {
  const has = parse(version);
  const wants = parse(range.replace(/^\^/, ''));
  if (!has || !wants) return false;

  const [major, minor, patch] = has;
  const [wantedMajor, wantedMinor, wantedPatch] = wants;
  if (major !== wantedMajor) return false;
  if (major === 0 && minor !== wantedMinor) return false;
  return minor > wantedMinor || (minor === wantedMinor && patch >= wantedPatch);
}

function parse(version: string): [number, number, number] | undefined {
  const [, major, minor, patch] = /^(\d+)\.(\d+)\.(\d+)$/.exec(version) ?? [];
  return patch === undefined ? undefined : [Number(major), Number(minor), Number(patch)];
}
