import { expect, it } from 'vitest';
import { anIntake, frenchIntake, saasIntake } from '../embedded/analysis/testing/intakes';
import { checkSentences } from './check-sentences';
import { readMaterial } from './material';

it.each([
  ['an English', anIntake()],
  ['a French', frenchIntake],
  ['another English', saasIntake],
])('finds nothing to check in %s intake itself', (_, intake) => {
  const { contentMd, sources } = checkSentences(intake.rawText, readMaterial(intake));
  expect(contentMd).toBe(intake.rawText);
  expect(new Set(sources.map(({ origin }) => origin))).not.toContain('unverified');
});

it('marks a quotation that goes over two sentences in both', () => {
  const { contentMd } = checkSentences('She said: “It is great. We love it.” And so on.', readMaterial(anIntake()));
  expect(contentMd).toBe('She said: [to check: “It is great.] [to check: We love it.”] And so on.');
});

it('keeps the signs of Markdown, and the lines between tweets', () => {
  const text = '# Title\n\n- [ ] call\n> 1. write\n\n---\n\nwait';
  expect(checkSentences(text, readMaterial(anIntake())).contentMd).toBe(text);
});

it('reads counters of tweets as signs, and hashtags by their words', () => {
  const text = '2/8 What no-shows cost\n\n#NoShows #DentalClinics #MoonCoin';
  const { contentMd } = checkSentences(text, readMaterial(anIntake()));
  expect(contentMd).toBe(text.replace('#MoonCoin', '#[to check: MoonCoin]'));
});

it('checks a long draft against a long intake without holding the process', () => {
  const material = readMaterial(
    anIntake({ pdfText: 'Practice managers confirm 12 appointments at night on the phone.\n'.repeat(600) }),
  );
  const draft = 'Busy dentists lose 12 calls at noon, and Nike pays 77 % of it.\n'.repeat(300);
  const before = process.threadCpuUsage();
  const { sources } = checkSentences(draft, material);
  const { user, system } = process.threadCpuUsage(before);
  expect(sources).toHaveLength(300);
  expect((user + system) / 1_000).toBeLessThan(1_500);
});
