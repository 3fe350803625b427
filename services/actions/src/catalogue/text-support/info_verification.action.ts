import { defineAction } from '../../engine/define-action';
import { jsonParam, textParam } from '../../engine/params';
import { TEXT, itemsOrText, textOr, texts } from '../../engine/json-forms';
import { RejectedInputError, UpstreamError } from '../../engine/run-errors';
import { LANGUAGE_PARAM } from '../../engine/language-param';
import { examples } from './info_verification.examples';
import { chooseLanguage } from './verification/choose-language';
import { countVerdicts } from './verification/count-verdicts';
import { fetchSources } from './verification/fetch-sources';
import { readSources, readUrls } from './verification/read-sources';
import { VERIFICATION_OUTPUT } from './verification/verification-output';
import { MAX_CLAIMS, verifyClaims } from './verification/verify-claims';
import { llm } from './info_verification.llm';
import search from './info_verification.search.json';

export const infoVerification = defineAction({
  slug: 'info_verification',
  title: 'Check claims against sources',
  category: 'Text & Support',
  one_liner: 'Each claim is supported, contradicted or not found, with the quote that decides',
  credit_cost: 6,
  llm,
  latency_target_ms: 3_000,
  latency_class: 'standard',
  engine: 'extractive',
  pool: 'worker',
  network: 'optional',
  needs_web: ({ sources }) => sources === undefined,
  limits: { timeoutMs: 30_000, maxInputBytes: 1_000_000 },
  needs: ['web'],

  input: {
    params: [
      textParam('text', 'Text to check', {
        required: true,
        placeholder: 'The tower was completed in 1899. It is 330 metres high.',
        validate: { max: 50_000 },
        description: 'Each sentence is a claim; questions are left out.',
        ui: { multiline: true, rows: 5 },
      }),
      jsonParam('sources', 'Sources', {
        schema: itemsOrText(textOr(texts(['title', 'url', 'text'])), { maxItems: 200 }),
        placeholder: '[{ "title": "Guide", "text": "The tower is 330 metres tall and was completed in 1889." }]',
        description: 'At most 200 texts, or objects with "text" and, if wanted, "title" and "url".',
      }),
      jsonParam('urls', 'Pages', {
        schema: itemsOrText(TEXT, { maxItems: 10 }),
        placeholder: '["https://example.com/history"]',
        description: 'At most 10 addresses of web pages or plain texts that are read as sources.',
      }),
      { ...LANGUAGE_PARAM, description: 'Language of text and sources. Detected unless given.' },
    ],
    oneOf: [['sources', 'urls']],
    ui: {
      groups: [
        { id: 'main', label: 'Claims', items: ['text', 'language'] },
        { id: 'sources', label: 'Sources', items: ['sources', 'urls'] },
      ],
    },
  },

  output: VERIFICATION_OUTPUT,

  async handler({ text, sources, urls, language }, { web, signal, warn }) {
    const given = readSources(sources);
    const addresses = readUrls(urls);
    const pages = await fetchSources(addresses, { web, signal, onFailure: warn });
    const all = [...given, ...pages].map((source, index) => ({ number: index + 1, ...source }));
    if (all.length === 0) throw new UpstreamError('None of the pages could be read.');
    const { chosen, warning } = await chooseLanguage(text, all, language);
    if (warning) warn(warning);
    const { claims, leftOut, tooShort } = await verifyClaims(text, all, chosen);
    if (claims.length === 0) throw new RejectedInputError('text', 'Has no statement that can be checked');
    if (leftOut > 0) warn(`The first ${MAX_CLAIMS} claims were checked; ${leftOut} were left out.`);
    if (tooShort > 0) warn(`Sentences that say too little to be checked were left out: ${tooShort}.`);
    return {
      claims,
      summary: countVerdicts(claims),
      sources: all.map(({ number, title, url }) => ({ number, title, url })),
      language: chosen,
    };
  },

  examples,

  ...search,
});
