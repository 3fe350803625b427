import { startTestDatabase } from '@declic/nest-kit/testing';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { database } from './database/data-source';
import { startVictim } from './testing/a-victim';

/** Writes a line for each module that the main thread of the service loads, by `import` and by `require`. */
const LOG_MODULES = `
  import { registerHooks } from 'node:module';
  import { writeSync } from 'node:fs';
  import { isMainThread } from 'node:worker_threads';
  if (isMainThread && process.argv[1]?.endsWith('mortal-service.js'))
    registerHooks({
      load(url, context, next) {
        writeSync(1, 'loaded ' + url + '\\n');
        return next(url, context);
      },
    });`;

const PACKAGE = /^loaded file:.*\/node_modules\/((?:@[\w.-]+\/)?[\w.-]+)\//;

/** What only some actions or pages need: each takes longer to load, or more memory, than the service has at its start. */
const FOR_LATER = [
  /^@?(?:sharp|img|napi-rs|hyzyla|scalar|mediabunny|tesseract)/,
  /^(?:unpdf|pdfjs-dist|pdfmake|pdfkit|pdf-lib|ffmpeg|skia|canvas)/,
  /^(?:echarts|docx|exceljs|write-excel-file|read-excel-file|cheerio|eld|chrono-node|snowball-stemmers)/,
  /^(?:libphonenumber-js|date-holidays|ical\.js|qrcode|postal-mime|@aws-sdk|@smithy)/,
];

it('starts without the libraries of media, documents and the viewer, which load when they are first used', async () => {
  const db = await startTestDatabase(database, { also: ['accounts'] });
  onTestFinished(() => db.stop());
  const hook = `data:text/javascript,${encodeURIComponent(LOG_MODULES)}`;
  const service = await startVictim('before the charge', db.url, undefined, { NODE_OPTIONS: `--import=${hook}` });
  onTestFinished(() => service.kill());
  await pause(1_000);
  const loaded = new Set(service.log.flatMap((line) => PACKAGE.exec(line)?.[1] ?? []));
  expect([...loaded]).toEqual(expect.arrayContaining(['@nestjs/core', 'fastify', 'typeorm']));
  expect([...loaded].filter((name) => FOR_LATER.some((pattern) => pattern.test(name)))).toEqual([]);
});
