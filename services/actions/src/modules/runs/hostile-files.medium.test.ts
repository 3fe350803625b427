import { crc32 } from 'node:zlib';
import { zipSync } from 'fflate';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { aCaller } from '../../testing/a-caller';
import { readBalance, readCharges } from '../../testing/a-ledger';
import { startActions } from '../../testing/start-actions';

const { db, app } = await startActions();

const SHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const toDataUrl = (mime: string, bytes: Uint8Array) => `data:${mime};base64,${Buffer.from(bytes).toString('base64')}`;

/** A workbook by its list of types, which unpacks to a thousand times its size. */
function zipBomb(): string {
  const types = Buffer.from(`<Types><Override ContentType="${SHEET}.main+xml"/></Types>`);
  return toDataUrl(
    SHEET,
    zipSync({ '[Content_Types].xml': types, 'xl/worksheets/sheet1.xml': new Uint8Array(20_000_000) }),
  );
}

/** A small PNG whose header says 20,000 x 20,000: 1.6 GB as it is shown. */
async function pictureBomb(): Promise<string> {
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'white' } })
    .png()
    .toBuffer();
  for (const place of [16, 20]) png.writeUInt32BE(20_000, place);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return toDataUrl('image/png', png);
}

const TOO_MANY_PIXELS = /more than \d+ megapixels/;

it.each([
  ['csv_analysis', { file: zipBomb }, /unpacks to more than 100 times its size/],
  ['extract_invoice', { file: pictureBomb }, TOO_MANY_PIXELS],
  ['qr_generate', { content: () => 'https://a.example', logo: pictureBomb }, TOO_MANY_PIXELS],
] as const)('%s says what is wrong with a bomb, gives it back and goes on', async (slug, makers, reason) => {
  const caller = await aCaller(db);
  const payload: Record<string, string> = {};
  for (const [key, make] of Object.entries(makers)) payload[key] = await make();
  const call = (name: string, input: object) =>
    app.inject({ method: 'POST', url: `/v1/actions/${name}`, headers: caller.headers, payload: input });

  const answer = (await call(slug, payload)).json<Record<string, unknown>>();
  expect(answer).toMatchObject({ status: 422, code: 'unusable_input', cost: 0 });
  expect(JSON.stringify(answer)).toMatch(reason);
  const [charged = 0, givenBack = 0] = await readCharges(db, caller);
  expect(charged + givenBack).toBe(0);
  expect(await readBalance(db, caller)).toBe(100);
  expect((await call('email_validate', { email: 'ada@example.com' })).json()).toMatchObject({ status: 200 });
});
