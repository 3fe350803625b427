import { expect, it } from 'vitest';
import { findInstalled } from './find-installed';

const ALL = ['picture', 'pdf', 'ocr', 'video'];
const native = `-${process.platform}-${process.arch}`;

it('finds packages, binaries and data on this machine', () => {
  expect(findInstalled()).toEqual(ALL);
});

it.each([
  [`@napi-rs/canvas${native}`, 'video'],
  [`@napi-rs/webcodecs${native}`, 'video'],
  ['@img/sharp', 'picture'],
  ['@hyzyla/pdfium', 'pdf'],
  ['@tesseract.js-data/spa', 'ocr'],
  ['tesseract.js-core', 'ocr'],
])('without %s everything but %s is there', (missing, kind) => {
  expect(findInstalled((name) => !name.startsWith(missing))).toEqual(ALL.filter((other) => other !== kind));
});
