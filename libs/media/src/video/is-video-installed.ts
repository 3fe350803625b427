import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

/** Packages that bring a binary for each platform, as their loaders name it. */
const PACKAGES = ['@napi-rs/canvas', '@napi-rs/webcodecs'] as const;
const ABIS = ['', '-gnu', '-musl', '-msvc'] as const;

/** Whether this machine has the binaries that draw and encode; none of them is loaded. */
export function isVideoInstalled(isResolved: (name: string) => boolean = canResolve): boolean {
  return PACKAGES.every((name) => {
    const binary = `${name}-${process.platform}-${process.arch}`;
    return isResolved(name) && ABIS.some((abi) => isResolved(`${binary}${abi}`));
  });
}

function canResolve(name: string): boolean {
  try {
    resolve(name);
    return true;
  } catch {
    return false;
  }
}
