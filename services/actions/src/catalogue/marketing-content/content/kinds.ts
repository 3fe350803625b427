import { RejectedInputError } from '../../../engine/run-errors';
import { fillLine, type Voice } from '../../../writing/fill-line';
import { capitalized, withEndMark, withoutEndMark } from '../../../writing/fragments';
import { clipWords } from '../../../writing/lengths';
import type { BriefReader } from './brief';
import { withLongDate } from './long-date';
import { bulletList, escapeMarkdown, joinBlocks, markdownLink } from './markdown';
import { CONTENT_WORDS, type ContentWords } from './words';

export const CONTENT_KINDS = ['product_page', 'newsletter', 'faq', 'bio', 'press_release'] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];

interface Writing {
  readonly brief: BriefReader;
  readonly words: ContentWords;
  readonly voice: Voice;
}

/**
 * The brief as Markdown, in the order in which a reader of this kind of text expects its parts.
 *
 * @throws {RejectedInputError} for an FAQ without questions: nothing else of it could be marked as missing.
 */
export function writeContent(kind: ContentKind, brief: BriefReader, voice: Voice): string {
  const writing = { brief, words: CONTENT_WORDS[voice.language], voice };
  return WRITERS[kind](writing);
}

const WRITERS: Record<ContentKind, (writing: Writing) => string> = {
  product_page: writeProductPage,
  newsletter: writeNewsletter,
  faq: writeFaq,
  bio: writeBio,
  press_release: writePressRelease,
};

function writeProductPage({ brief, words, voice }: Writing): string {
  const audience = brief.text('audience');
  const [price, proof, tagline] = [brief.text('price'), brief.text('proof'), brief.text('tagline')];
  const features = brief.list('features');
  const benefits = brief.list('benefits');
  return joinBlocks([
    `# ${escapeMarkdown(brief.required('name', words.marks.name))}`,
    tagline && `**${escapeMarkdown(tagline)}**`,
    sentence(brief.text('description')),
    audience && escapeMarkdown(`${words.forWhom} ${withoutEndMark(audience)}.`),
    benefits.length > 0 && `## ${words.benefits[voice.register]}\n\n${bulletList(benefits)}`,
    features.length > 0 && `## ${words.features}\n\n${bulletList(features)}`,
    proof && `> ${escapeMarkdown(proof)}`,
    price && `## ${words.price}\n\n${escapeMarkdown(capitalized(price))}`,
    questionBlock({ brief, words, voice }, '##'),
    callToAction(brief),
  ]);
}

function writeNewsletter({ brief, words, voice }: Writing): string {
  const items = brief.records('items', ['title', 'text', 'link']);
  const title = brief.text('title');
  const subjects = [title, ...items.map((item) => item['title'] ?? '')].filter((text) => text !== null && text !== '');
  const sender = brief.text('sender');
  const intro = items.length === 0 ? brief.required('intro', words.marks.intro) : brief.text('intro');
  return joinBlocks([
    subjects.length > 0 &&
      `**${words.subjectLines}**\n\n${bulletList(subjects.slice(0, 3).map((text) => clipWords(text ?? '', 60) || (text ?? '')))}\n\n---`,
    title && `# ${escapeMarkdown(title)}`,
    words.hello[voice.register],
    sentence(intro),
    items.length > 2 && `**${words.inThisIssue}**\n\n${bulletList(items.flatMap((item) => item['title'] || []))}`,
    ...items.map((item) =>
      [
        item['title'] && `## ${escapeMarkdown(item['title'])}`,
        sentence(item['text'] ?? null),
        item['link'] && markdownLink(words.readOn, item['link']),
      ]
        .filter(Boolean)
        .join('\n\n'),
    ),
    callToAction(brief),
    sender && `${words.regards[voice.register]}  \n${escapeMarkdown(sender)}`,
  ]);
}

function writeFaq(writing: Writing): string {
  const { brief, words } = writing;
  const title = brief.text('title') ?? words.questions;
  const questions = questionBlock(writing, null);
  if (questions === null)
    throw new RejectedInputError('brief', '"questions" is required for an FAQ, with a "question" in each');
  return joinBlocks([`# ${escapeMarkdown(title)}`, sentence(brief.text('intro')), questions, callToAction(brief)]);
}

/** Without a heading level the questions are headings of the second level themselves. */
function questionBlock({ brief, words }: Writing, heading: '##' | null): string | null {
  const questions = brief.records('questions', ['question', 'answer']).filter((item) => item['question']);
  if (questions.length === 0) return null;
  const level = heading === null ? '##' : '###';
  const blocks = questions.map((item) => {
    const answer = item['answer'] ? escapeMarkdown(withEndMark(item['answer'])) : `\\[${words.marks.answer}\\]`;
    return `${level} ${escapeMarkdown(capitalized(item['question'] ?? ''))}\n\n${answer}`;
  });
  return [...(heading === null ? [] : [`## ${words.questions}`]), ...blocks].join('\n\n');
}

function writeBio({ brief, words, voice }: Writing): string {
  const facts = new Map(
    [
      ['name', brief.required('name', words.marks.name)],
      ['role', brief.text('role')],
      ['company', brief.text('company')],
    ].flatMap(([slot, text]) => (slot && text ? [[slot, text] as const] : [])),
  );
  const opening = words.worksAs.flatMap((line) => fillLine(line, facts, voice) ?? [])[0] ?? '';
  const [experience, education] = [brief.list('experience'), brief.list('education')];
  const [personal, city, contact] = [brief.text('personal'), brief.text('city'), brief.text('contact')];
  const [first] = experience;
  const role = [facts.get('role'), facts.get('company'), city].filter(Boolean).join(', ');
  return joinBlocks([
    `# ${escapeMarkdown(facts.get('name') ?? '')}`,
    role && `*${escapeMarkdown(capitalized(role))}*`,
    `## ${words.shortBio}\n\n${[opening, first && capitalized(withEndMark(first))]
      .filter(Boolean)
      .map((text) => escapeMarkdown(text ?? ''))
      .join(' ')}`,
    experience.length + education.length > 1 || personal
      ? `## ${words.longBio}\n\n${[opening, ...experience, ...(personal ? [personal] : [])].map((text) => escapeMarkdown(capitalized(withEndMark(text)))).join(' ')}`
      : null,
    education.length > 0 && `## ${words.education}\n\n${bulletList(education)}`,
    contact && `**${words.contact.split(' ')[0] ?? ''}:** ${escapeMarkdown(contact)}`,
    callToAction(brief),
  ]);
}

function writePressRelease({ brief, words, voice }: Writing): string {
  const place = `${brief.required('city', words.marks.city)}, ${withLongDate(brief.required('date', words.marks.date), voice.language)}`;
  const subtitle = brief.text('subtitle');
  const [company, about] = [brief.text('company'), brief.text('about')];
  const companyFact = new Map(company === null ? [] : [['company', escapeMarkdown(company)]]);
  const aboutHeading = words.about.flatMap((line) => fillLine(line, companyFact, voice) ?? [])[0] ?? '';
  const quotes = brief.records('quotes', ['text', 'name', 'role']);
  const body = brief.list('body');
  const said = quotes.map((quote) => pressQuote(quote, words, voice));
  return joinBlocks([
    `**${words.release}**`,
    `# ${escapeMarkdown(brief.required('title', words.marks.title))}`,
    subtitle && `*${escapeMarkdown(subtitle)}*`,
    `**${escapeMarkdown(place)}** – ${sentence(brief.required('lead', words.marks.lead)) ?? ''}`,
    ...body.slice(0, 1).map((text) => sentence(text)),
    said[0] ?? null,
    ...body.slice(1).map((text) => sentence(text)),
    ...said.slice(1),
    about && `## ${aboutHeading}\n\n${sentence(about) ?? ''}`,
    `## ${words.contact}\n\n${escapeMarkdown(brief.required('contact', words.marks.contact))}`,
    callToAction(brief),
    '\\###',
  ]);
}

function pressQuote(quote: Readonly<Record<string, string>>, words: ContentWords, { language }: Voice): string {
  const speaker = [quote['name'], quote['role']]
    .filter(Boolean)
    .map((text) => escapeMarkdown(text ?? ''))
    .join(', ');
  const text = escapeMarkdown(withoutEndMark((quote['text'] ?? '').replace(/^["“«\s]+|["”»\s]+$/gu, '')));
  if (language === 'en') return speaker === '' ? `“${text}.”` : `“${text},” ${words.says} ${speaker}.`;
  const marked = language === 'fr' ? `« ${text} »` : `«${text}»`;
  return speaker === '' ? `${marked}.` : `${marked}, ${words.says} ${speaker}.`;
}

function callToAction(brief: BriefReader): string | null {
  const [cta, link] = [brief.text('cta'), brief.text('link')];
  if (cta === null) return link && markdownLink(link, link);
  return link === null ? `**${escapeMarkdown(cta)}**` : `**${markdownLink(cta, link)}**`;
}

function sentence(text: string | null): string | null {
  return text === null || text === '' ? null : escapeMarkdown(capitalized(withEndMark(text)));
}
