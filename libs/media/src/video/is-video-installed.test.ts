import { expect, it } from 'vitest';
import { isVideoInstalled } from './is-video-installed';

const native = `-${process.platform}-${process.arch}`;

it('finds the packages and their binaries on this machine', () => {
  expect(isVideoInstalled()).toBe(true);
});

it.each(['@napi-rs/canvas', '@napi-rs/webcodecs'])(
  'misses the binary of %s where only its package is installed',
  (name) => {
    expect(isVideoInstalled((asked) => !asked.startsWith(`${name}${native}`))).toBe(false);
  },
);
