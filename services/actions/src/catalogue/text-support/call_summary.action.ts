import { choices } from '../../engine/choices';
import { defineAction } from '../../engine/define-action';
import { choiceParam, jsonParam, textParam } from '../../engine/params';
import { TEXT, itemsOrText } from '../../engine/json-forms';
import { RejectedInputError } from '../../engine/run-errors';
import { READS_TEXTS } from '../../engine/run-profiles';
import { LANGUAGE_PARAM } from '../../engine/language-param';
import { resolveLanguages } from '../../text/resolve-languages';
import { examples } from './call_summary.examples';
import { CALL_OUTPUT } from './call/call-output';
import { readCallDate } from './call/call-date';
import { findMoments } from './call/find-moments';
import { parseTranscript } from './call/parse-transcript';
import { readParticipants } from './call/participants';
import { summarizeTurns } from './call/summarize-turns';
import { talkRatio } from './call/talk-ratio';
import { llm } from './call_summary.llm';
import search from './call_summary.search.json';

export const callSummary = defineAction({
  slug: 'call_summary',
  title: 'Summarise a call',
  category: 'Text & Support',
  one_liner: 'Summary, decisions, action items, objections and talk ratio from a transcript',
  credit_cost: 5,
  llm,
  ...READS_TEXTS,
  latency_target_ms: 2_000,
  needs: ['clock'],

  input: {
    params: [
      textParam('transcript', 'Transcript', {
        required: true,
        placeholder: 'Anna: We agreed to launch on the 3rd of April.\nBen: I will send the texts by Friday.',
        validate: { max: 900_000 },
        description: 'Lines "Name: text", with times if there are any, or subtitles (SRT, WebVTT).',
        ui: { multiline: true, rows: 12 },
      }),
      choiceParam('format', 'Format', {
        enum: choices({ auto: 'Detect', plain: 'Plain text', srt: 'SRT', vtt: 'WebVTT' }),
        default: 'auto',
        description: 'Form of the transcript.',
      }),
      textParam('call_date', 'Date of the call', {
        placeholder: '2025-03-12',
        validate: { max: 10 },
        description: 'YYYY-MM-DD: "by Friday" is the Friday after it. Today unless given.',
      }),
      jsonParam('participants', 'Participants', {
        schema: itemsOrText(TEXT),
        placeholder: '["Anna", "Ben Martin"]',
        description: 'Names of people who may be given a task without saying anything themselves.',
      }),
      LANGUAGE_PARAM,
    ],
    ui: {
      groups: [
        { id: 'main', label: 'Call', items: ['transcript', 'format', 'language'] },
        { id: 'more', label: 'People and date', items: ['participants', 'call_date'] },
      ],
    },
  },

  output: CALL_OUTPUT,

  async handler({ transcript, format, participants, call_date, language }, { clock, warn }) {
    const turns = parseTranscript(transcript, format);
    const [found] = await resolveLanguages([turns.map(({ text }) => text).join('\n')], language);
    if (!found?.language)
      throw new RejectedInputError(
        'transcript',
        `Must be in English, French or Spanish; this seems to be "${found?.detected}"`,
      );
    const speakers = [...new Set(turns.flatMap(({ speaker }) => speaker ?? []))];
    if (speakers.length === 0) warn('No speakers were found: lines such as "Anna: …" name them.');
    const names = [...new Set([...speakers, ...readParticipants(participants)])];
    const date = call_date === undefined ? clock.now() : readCallDate(call_date);
    const moments = await findMoments({ turns, names, language: found.language, date });
    const relative = moments.actions.find(({ due_text }) => due_text !== null && !/\d{4}/.test(due_text));
    if (call_date === undefined && relative)
      warn(`Days such as "${relative.due_text}" are counted from today; "call_date" says when the call was.`);
    const listed = [...moments.decisions, ...moments.actions, ...moments.objections];
    const others = new Set(listed.map(({ quote }) => quote));
    return {
      summary: await summarizeTurns(turns, found.language, { limit: 5, others }),
      ...moments,
      stats: { turns: turns.length, ...talkRatio(turns) },
      language: found.language,
    };
  },

  examples,

  ...search,
});
