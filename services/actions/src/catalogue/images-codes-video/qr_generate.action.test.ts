import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { runAction } from '../../testing/run-action';
import { promoVideo } from './promo_video.action';
import { qrGenerate } from './qr_generate.action';

type Payload = Readonly<Record<string, unknown>>;

const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(await readFile(wasm)).buffer } });

const LOGO = `data:image/svg+xml;base64,${Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><circle cx="50" cy="50" r="50" fill="#FF5A1F"/></svg>',
).toString('base64')}`;

async function generate(input: Payload) {
  const { data, warnings } = await runAction(qrGenerate, input);
  const { $file: file } = data['file'] as { $file: { bytes: Uint8Array; mime: string } }; // as `output` has it
  return { data, warnings, bytes: file.bytes };
}

/** What an independent reader finds; for SVG, in a picture of it. */
async function scan(bytes: Uint8Array): Promise<string[]> {
  const png = await sharp(bytes).png().toBuffer();
  const results = await readBarcodes(new Uint8Array(png), { formats: ['QRCode'], tryInvert: true });
  return results.filter(({ isValid }) => isValid).map(({ text }) => text);
}

describe('a code that is read back', () => {
  it('waits for no video: quick pictures have another pool than films', () => {
    expect(qrGenerate.pool).not.toBe(promoVideo.pool);
  });

  const link = 'https://example.com/menu?table=12';
  const long = `https://example.com/${'path/'.repeat(60)}`;

  it.each([
    [{ content: link, size: 80 }],
    [{ content: link, size: 512 }],
    [{ content: link, size: 2048 }],
    [{ content: long, size: 700 }],
    [{ content: link, format: 'svg', size: 300 }],
    [{ content: link, color: '#0F5C4A', background: '#F6F3EA' }],
    [{ content: link, color: '#C2410C' }],
    [{ content: link, color: '#FFFFFF', background: '#15161A' }],
    [{ content: link, error_correction: 'L' }],
    [{ content: 'HTTP://EXAMPLE.COM/A', error_correction: 'H' }],
    [{ content: link, logo: LOGO }],
    [{ content: 'https://a.co', logo: LOGO, size: 120 }],
    [{ content: long, logo: LOGO, size: 900 }],
    [{ content: link, logo: LOGO, format: 'svg', color: '#3D5AFE' }],
    [{ kind: 'text', content: 'Élan — ¿qué tal? 漢字 🚀' }],
    [{ kind: 'text', content: '12345678901234567890' }],
  ])('%j', async (input) => {
    const { data, bytes } = await generate(input);
    expect(await scan(bytes)).toEqual([data['payload']]);
    expect(data['payload']).toBe(input.content);
  });

  it('is a PNG of the size that was asked, with whole pixels for each module', async () => {
    const { bytes } = await generate({ content: link, size: 500 });
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 500, height: 500 });
    const values = new Set(await sharp(bytes).removeAlpha().extractChannel(0).raw().toBuffer());
    expect([...values].sort((one, other) => one - other)).toEqual([0x15, 0xff]);
  });

  it('raises the error correction for a logo, and says so', async () => {
    const { data, warnings } = await generate({ content: link, logo: LOGO });
    expect(data).toMatchObject({ error_correction: 'H' });
    expect(warnings).toEqual(['The error correction was raised to H, because a logo covers the middle.']);
  });

  it('shows the logo in the middle', async () => {
    const { bytes } = await generate({ content: link, logo: LOGO });
    const middle = { left: 256, top: 256, width: 1, height: 1 };
    const pixel = await sharp(bytes).removeAlpha().extract(middle).raw().toBuffer();
    expect([...pixel]).toEqual([0xff, 0x5a, 0x1f]);
  });
});

describe('payloads', () => {
  it.each<[string, Payload, string]>([
    ['an address without a scheme', { content: ' example.com/a ' }, 'https://example.com/a'],
    [
      'an open network',
      { kind: 'wifi', content: 'Café', security: 'none', password: 'unused' },
      'WIFI:T:nopass;S:Café;;',
    ],
    [
      'a hidden network with signs that are escaped',
      { kind: 'wifi', content: 'a;b,c:d"e\\f', password: 'p"a;ss:wo,rd\\', hidden: true },
      'WIFI:T:WPA;S:a\\;b\\,c\\:d\\"e\\\\f;P:p\\"a\\;ss\\:wo\\,rd\\\\;H:true;;',
    ],
    ['a WEP key', { kind: 'wifi', content: 'old', security: 'wep', password: 'abcde' }, 'WIFI:T:WEP;S:old;P:abcde;;'],
    [
      'a contact with escapes',
      {
        kind: 'vcard',
        content: 'María García López',
        last_name: 'García López',
        organization: 'Pan, Vino; Co\\',
        address: 'C/ Mayor 1\nMadrid',
      },
      'BEGIN:VCARD\r\nVERSION:3.0\r\nN:García López;María;;;\r\nFN:María García López\r\nORG:Pan\\, Vino\\; Co\\\\\r\nADR:;;C/ Mayor 1\\nMadrid;;;;\r\nEND:VCARD',
    ],
    [
      'a contact whose family name is not known',
      { kind: 'vcard', content: 'Ada Lovelace' },
      'BEGIN:VCARD\r\nVERSION:3.0\r\nN:Ada Lovelace;;;;\r\nFN:Ada Lovelace\r\nEND:VCARD',
    ],
    [
      'a mail (RFC 6068, section 6.1)',
      { kind: 'email', content: 'gorby%kremvax@example.com' },
      'mailto:gorby%25kremvax@example.com',
    ],
    [
      'a mail with an ampersand (RFC 6068, section 6.1)',
      { kind: 'email', content: 'unlikely?address@example.com', subject: 'blat&foop' },
      'mailto:unlikely%3Faddress@example.com?subject=blat%26foop',
    ],
    [
      'a message',
      { kind: 'sms', content: '+33 (6) 12.34-56 78', message: 'Bonjour : ça va ?' },
      'SMSTO:+33612345678:Bonjour : ça va ?',
    ],
    ['a number without a message', { kind: 'sms', content: '32075' }, 'SMSTO:32075'],
  ])('writes %s', async (_, input, payload) => {
    const { data, bytes } = await generate({ ...input, format: 'svg' });
    expect(data['payload']).toBe(payload);
    expect(await scan(bytes)).toEqual([payload]);
  });
});

describe('refusals', () => {
  it.each<[Payload, string, string]>([
    [{ content: 'javascript:alert(1)' }, 'content', 'Must be an address of the web, such as https://example.com/page.'],
    [{ content: 'no address' }, 'content', 'Must be an address of the web, such as https://example.com/page.'],
    [{ content: 'https://example.com', color: 'red' }, 'color', 'Must be a colour such as #15161A.'],
    [
      { content: 'https://example.com', color: '#FFC857' },
      'color',
      'The contrast with the background is 1.5:1; readers need at least 3:1.',
    ],
    [{ content: 'https://example.com', size: 64, logo: LOGO }, 'size', 'Must be at least 90 for this content.'],
    [{ kind: 'text', content: '漢'.repeat(1_000) }, 'content', 'This is too long for a code: 3000 bytes.'],
    [{ kind: 'wifi', content: 'é'.repeat(17) }, 'content', 'A network name has at most 32 bytes.'],
    [{ kind: 'wifi', content: 'home' }, 'password', 'Password is required'],
    [
      { kind: 'wifi', content: 'home', password: 'short' },
      'password',
      'A WPA password has 8 to 63 characters without accents, or 64 hexadecimal digits.',
    ],
    [{ kind: 'email', content: 'nobody' }, 'content', 'Must be a valid email'],
    [{ kind: 'sms', content: 'call me' }, 'content', 'Must be a phone number, such as +33 6 12 34 56 78.'],
    [
      { content: 'https://example.com', logo: `data:image/png;base64,${Buffer.from('nothing').toString('base64')}` },
      'logo',
      'This file cannot be read as a picture.',
    ],
  ])('%j', async (input, field, message) => {
    await expect(generate(input)).rejects.toMatchObject({ name: 'RejectedInputError', field, message });
  });

  it('warns of light modules on a dark ground', async () => {
    const { warnings } = await generate({ content: 'https://a.co', color: '#FFFFFF', background: '#15161A' });
    expect(warnings).toEqual(['Light modules on a dark ground: older readers do not read them.']);
  });

  it.each(['abc', '12'])('refuses the phone %j of a contact', async (phone) => {
    await expect(generate({ kind: 'vcard', content: 'Ana Ruiz', phone })).rejects.toMatchObject({ field: 'phone' });
  });
});
