import { cpuMsSince } from '@declic/nest-kit/testing/cpu-time';
import { expect, it } from 'vitest';
import { htmlToText } from './html-to-text';

const LONGEST = 50_000;
/** Far above what a linear reading takes. */
const LIMIT_MS = 2_000;

it.each([
  ['<p>One</p><p>Two</p>', 'One\n\nTwo'],
  ['<ul><li>First</li><li>Second</li></ul>', '- First\n\n- Second'],
  ['Tom &amp; Ana<br>in&nbsp;Lyon', 'Tom & Ana\n\nin Lyon'],
  ['<script>steal()</script><style>p {}</style>Text<b>s</b>', 'Texts'],
  ['Unclosed <b>tag', 'Unclosed tag'],
])('reads %j', (html, text) => {
  expect(htmlToText(html).trim()).toBe(text);
});

it.each(['x < 5 and y > 3', '<3 our customers', '1 <b', 'List<String>', 'a &amp; b', '-> <-'])(
  'leaves %j as it is',
  (text) => {
    expect(htmlToText(text)).toBe(text);
  },
);

it.each(['<a ', '<b>', '</p ', '<p><', '&amp;<i>', '<div class="'])('reads 50,000 characters of %j', (unit) => {
  const html = unit.repeat(Math.ceil(LONGEST / unit.length)).slice(0, LONGEST);
  const start = process.threadCpuUsage();
  htmlToText(`<p>${html}`);
  htmlToText(html);
  expect(cpuMsSince(start)).toBeLessThan(LIMIT_MS);
});
