import { onUserLeft } from '@declic/session';

/** The page of the next console opens sooner, or not at all. */
const LIFETIME_MS = 60_000;

let handed: string | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Gives a key that is on screen to the next console that opens. It stays in memory until that console has it. */
export function handOverKey(key: string): void {
  forgetHandedKey();
  handed = key;
  timer = setTimeout(forgetHandedKey, LIFETIME_MS);
}

export function readHandedKey(): string | null {
  return handed;
}

export function forgetHandedKey(): void {
  handed = null;
  clearTimeout(timer);
}

// What one person made is not there for the next one.
onUserLeft(forgetHandedKey);
