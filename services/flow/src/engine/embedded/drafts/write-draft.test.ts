import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkDraft, findMissingFacts, sharedSequences, splitThread } from '@declic/content-rules';
import { findUncovered } from '../../../testing/intake-evaluation/score-drafts';
import { toStrategyFacts } from '../../../testing/to-strategy-facts';
import type { Format, StrategyFacts } from '../../content-engine';
import { anIntake, frenchIntake, labelledIntake } from '../analysis/testing/intakes';
import { angles } from '../ideas/angles';
import { writeIdeas } from '../ideas/write-ideas';
import { writeDraft } from './write-draft';

const FORMATS = ['blog', 'linkedin', 'tweet'] as const;

function draftsOf(facts: StrategyFacts, count = 3) {
  return writeIdeas(facts, { count, existing: [] }).flatMap((idea) =>
    FORMATS.map((format) => ({
      format,
      angle: idea.angle,
      draft: writeDraft(facts, { idea: { ...idea, id: 'idea' }, format }),
    })),
  );
}

const aboutOf = (angle: string, facts: StrategyFacts, format: Format = 'blog') =>
  writeDraft(facts, {
    format,
    idea: {
      id: 'idea',
      title: 'Online booking',
      summary: '',
      angle,
      pillar: facts.pillars[0]?.text ?? '',
      sources: [],
    },
  });

const headingsOf = (markdown: string) => markdown.match(/^## .*$/gm) ?? [];

it('cites the intake as it was typed', async () => {
  const intake = anIntake();
  const typed = `${intake.rawText}\n${intake.goals}`;
  const cited = draftsOf(await toStrategyFacts(intake)).flatMap(({ draft }) =>
    draft.sources.filter(({ origin }) => origin === 'intake'),
  );
  expect(cited.length).toBeGreaterThan(20);
  for (const { source } of cited) expect(typed).toContain(source?.sentence);
});

it('lets no line of a French text end before its high punctuation', async () => {
  const facts = await toStrategyFacts(frenchIntake);
  const ideas = writeIdeas(facts, { count: 20, existing: [] });
  const drafts = draftsOf(facts);
  const texts = [
    ...ideas.flatMap(({ title, summary }) => [title, summary]),
    ...drafts.map(({ draft }) => draft.contentMd),
  ];
  expect(texts.join('\n').match(/\u00A0[:;?!»]/g)?.length).toBeGreaterThan(20);
  for (const text of texts) expect(text).not.toMatch(/ [:;?!»]|« /);
  for (const { draft, format } of drafts) expect(findUncovered({ draft, format })).toEqual([]);
});

it('asks for the readers only where the summary names none', async () => {
  const facts = await toStrategyFacts(anIntake());
  const icp = { ...facts.icp, pain_points: [] };
  const posts = (given: StrategyFacts) =>
    angles
      .map((angle) => aboutOf(angle, given, 'linkedin').contentMd)
      .filter((text) => text.includes('should read this'));
  expect(facts.icp.roles.length).toBeGreaterThan(0);
  expect(posts({ ...facts, icp })).toEqual([]);
  expect(posts({ ...facts, icp: { ...icp, roles: [], company_types: [] } }).length).toBeGreaterThan(0);
});

it('goes on with a small letter behind the colon of a French thread', async () => {
  const facts = await toStrategyFacts(frenchIntake);
  const tweets = angles.flatMap((angle) => splitThread(aboutOf(angle, facts, 'tweet').contentMd));
  const leads = tweets.filter((tweet) => /^4\/\d+ [^[]*\u00A0: \p{L}/u.test(tweet));
  expect(leads.length).toBeGreaterThan(0);
  for (const tweet of leads) expect(tweet).toMatch(/\u00A0: \p{Ll}/u);
});

it('writes the same draft for the same request', async () => {
  const facts = await toStrategyFacts(frenchIntake);
  expect(draftsOf(facts)).toEqual(draftsOf(facts));
});

it('gives each angle an outline of its own', async () => {
  const facts = await toStrategyFacts(anIntake());
  const outlines = angles.map((angle) => headingsOf(aboutOf(angle, facts).contentMd));
  for (const outline of outlines) {
    const others = new Set(outlines.filter((other) => other !== outline).flat());
    expect(outline.filter((heading) => !others.has(heading)).length).toBeGreaterThanOrEqual(3);
  }
});

it('tells other things than the drafts it is given as siblings', async () => {
  const facts = await toStrategyFacts(frenchIntake);
  const [first, second] = writeIdeas(facts, { count: 2, existing: [] });
  if (!first || !second) throw new Error('two ideas are wanted');
  for (const format of FORMATS) {
    const sibling = writeDraft(facts, { idea: { ...first, id: 'a' }, format }).contentMd;
    const request = { idea: { ...second, id: 'b' }, format };
    const alone = sharedSequences(writeDraft(facts, request).contentMd, sibling);
    const told = sharedSequences(writeDraft(facts, { ...request, siblings: [sibling] }).contentMd, sibling);
    expect(told).toBeLessThanOrEqual(Math.min(alone, 0.15));
  }
  const again = { idea: { ...first, id: 'a' }, format: 'linkedin' as const };
  const text = writeDraft(facts, again).contentMd;
  expect(sharedSequences(writeDraft(facts, { ...again, siblings: [text] }).contentMd, text)).toBeLessThan(0.5);
});

it('sounds different in each tone', async () => {
  const facts = await toStrategyFacts(frenchIntake);
  const inTone = (tone: StrategyFacts['tone']['tone']) =>
    draftsOf({ ...facts, tone: { ...facts.tone, tone } }, 1).map(({ draft }) => draft.contentMd);
  const [professional, casual, expert] = [inTone('professional'), inTone('casual'), inTone('expert')];
  for (const [place] of FORMATS.entries()) {
    expect(sharedSequences(professional[place] ?? '', casual[place] ?? '')).toBeLessThan(0.6);
    expect(sharedSequences(professional[place] ?? '', expert[place] ?? '')).toBeLessThan(0.9);
  }
});

it('marks what is missing and invents no figure', async () => {
  const facts = await toStrategyFacts(labelledIntake);
  const bare = { ...facts, offers: [], icp: { roles: [], company_types: [], sectors: [], pain_points: [] } };
  for (const format of FORMATS) {
    const { contentMd } = aboutOf('numbers', bare, format);
    expect(findMissingFacts(contentMd).length).toBeGreaterThan(0);
    expect(contentMd.replace(/^\d+\/\d+ |^\d+\. /gm, '')).not.toMatch(/\d/);
    expect(
      checkDraft({ format, language: 'en', contentMd }).filter(({ rule, isMet }) => rule !== 'missing-facts' && !isMet),
    ).toEqual([]);
  }
});

it('says nothing of what the person took out of the summary', async () => {
  const facts = await toStrategyFacts(anIntake());
  const without = { ...facts, icp: { ...facts.icp, pain_points: [] } };
  const textOf = (some: StrategyFacts) =>
    draftsOf(some, 8)
      .map(({ draft }) => draft.contentMd)
      .join('\n');
  expect(textOf(facts)).toMatch(/waste hours|struggle with/i);
  expect(textOf(without)).not.toMatch(/waste hours|struggle with/i);
});

it('leaves out what is refused and what competitors do', async () => {
  const rawText = `We repair bicycles in York. We have 12 years of experience. Velofix comes to your door within an hour. We do not repair scooters.
Customers: commuters, parents. Pain points: flat tyres, slow workshops. We write about: brakes, winter riding. We offer a free check.`;
  const text = draftsOf(
    await toStrategyFacts(anIntake({ rawText, competitors: 'Velofix', goals: 'Repair more brakes this year' })),
    8,
  )
    .map(({ draft }) => draft.contentMd)
    .join('\n');
  expect(text).toContain('12 years');
  expect(text).not.toMatch(/velofix|your door|scooters/i);
});

describe('text of the intake', () => {
  const hostile = [
    '# Own heading',
    '## Another',
    '---',
    '[press](javascript:alert(1))',
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '![x](https://evil.example/x.png)',
    '**bold** _soft_ `code`',
    '[to complete: x]',
    '1. one',
    '> said',
  ];
  const lines = fc.array(fc.constantFrom(...hostile), { minLength: 1, maxLength: 4 }).map((parts) => parts.join(' '));

  it('adds no heading, tweet, link, tag or missing fact', async () => {
    await fc.assert(
      fc.asyncProperty(lines, lines, lines, async (pain, offer, pillar) => {
        const facts = await toStrategyFacts(anIntake({ competitors: '', rawText: `We began in 1981 ${pain}.` }));
        const said = (text: string) => [
          { id: text, text, source: { field: 'answer' as const, sentence: text, index: 1 } },
        ];
        const typed = {
          ...facts,
          icp: { roles: said(`riders ${pain}`), company_types: [], sectors: [], pain_points: said(`slow ${pain}`) },
          pillars: said(`brakes ${pillar}`),
          offers: said(`check ${offer}`),
        };
        for (const { draft, format } of draftsOf(typed, 2)) {
          const { contentMd } = draft;
          expect(contentMd).toMatch(/brakes|slow/i);
          expect(contentMd).not.toMatch(/javascript:|<\/?[a-z]|\]\(|`|\*\*/i);
          expect(findMissingFacts(contentMd).map(({ text }) => text)).not.toContain('x');
          expect(contentMd.match(/^# /gm)?.length ?? 0).toBe(format === 'blog' ? 1 : 0);
          if (format === 'tweet') expect(splitThread(contentMd).every((tweet) => /^\d+\/\d+ /.test(tweet))).toBe(true);
          expect(findUncovered({ draft, format })).toEqual([]);
        }
      }),
      { numRuns: 25 },
    );
  });
});
