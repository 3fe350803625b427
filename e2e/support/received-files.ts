import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '@declic/tools/start/settings';
import type { BrowserContext } from '@playwright/test';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

/** A file in an answer: its content, or a link to it. */
export interface ReceivedFile {
  readonly $file: { readonly mime: string; readonly base64?: string; readonly url?: string };
}

export async function readReceived({ $file: { base64, url } }: ReceivedFile): Promise<Buffer> {
  if (base64 !== undefined) return Buffer.from(base64, 'base64');
  const answer = await fetch(url ?? '');
  if (!answer.ok) throw new Error(`The link of the file answers ${answer.status}.`);
  return Buffer.from(await answer.arrayBuffer());
}

/** The texts of the QR codes in a picture, as a library reads them that had no part in drawing them. */
export async function scanCodes(picture: Buffer): Promise<string[]> {
  const wasm = await readFile(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'));
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer } });
  const codes = await readBarcodes(new Uint8Array(picture), { formats: ['QRCode'] });
  return codes.filter(({ isValid }) => isValid).map(({ text }) => text);
}

/** What the script of `play-video.js` returns: how long it played, in seconds, and RGB at the points. */
type Played = Readonly<Record<'duration' | 'width' | 'height' | 'advanced', number>> & { readonly colors: number[][] };

/** Plays a video in the browser, in a page of its own, and looks at two points of its picture at two seconds. */
export async function playVideo(context: BrowserContext, video: Buffer, mime: string): Promise<Played> {
  const page = await context.newPage();
  await page.addScriptTag({ path: join(root, 'services/actions/src/testing/play-video.js') });
  const url = `data:${mime};base64,${video.toString('base64')}`;
  const points = [
    [0.5, 0.06],
    [0.97, 0.97],
  ];
  const played = await page.evaluate(`playVideo(${JSON.stringify({ url, time: 2.02, points })})`);
  await page.close();
  return played as Played; // what the script returns
}
