import { escapeHtml } from '@declic/nest-kit';
import type { Action, ActionExample } from '../../../engine/action';
import { createSnippets, findShownExample } from '../snippets/action-snippets';
import { codeBlock, codeTabs } from './code-block';
import { formatPrice } from '../../../engine/format-price';
import type { PageText } from './page-text';
import { describeApi } from './describe-api';
import { parameterTable } from './parameter-table';

export interface ActionPageFacts {
  readonly publicUrl: string;
  /** Why the action cannot run here; null when it can. */
  readonly obstacle: string | null;
}

/** What an action does, costs, takes and answers. */
export function actionPage(action: Action, { publicUrl, obstacle }: ActionPageFacts): PageText {
  const { slug, title, one_liner, category } = action;
  const example = findShownExample(action);
  return {
    path: `/docs/actions/${slug}`,
    title,
    description: `${one_liner}. ${formatPrice(action.credit_cost)} a call.`,
    facts: describeApi(action, publicUrl),
    body: `<p class="trail"><a href="/docs/actions">Actions</a> / ${escapeHtml(category)}</p>
<h1>${escapeHtml(title)}</h1>
<p class="lead">${escapeHtml(one_liner)}.</p>
<p><a class="button" href="/actions/${slug}/playground">Try it in the playground</a></p>
${obstacle === null ? '' : `<p class="notice">Not available here: ${escapeHtml(obstacle)}</p>`}
${facts(action)}
${example ? `<h2 id="call">Call</h2>\n${codeTabs('call', createSnippets(slug, example.input, publicUrl))}\n${answer(example)}` : ''}
<h2 id="parameters">Parameters</h2>
${parameterTable(action.input)}
<h2 id="examples">Examples</h2>
${action.examples.map(exampleSection).join('\n')}
<h2 id="result">Schema of the result</h2>
${codeBlock({ language: 'json', code: JSON.stringify(action.output, null, 2) })}
<p>The whole definition is at <a href="/v1/actions/${slug}"><code>GET /v1/actions/${slug}</code></a>.</p>`,
  };
}

function facts({
  slug,
  credit_cost,
  engine,
  model,
  limits,
  latency_target_ms,
  network,
  aliases,
  tags,
}: Action): string {
  const rows = [
    ['Price', formatPrice(credit_cost)],
    ['1,000 calls', formatPrice(credit_cost * 1_000)],
    ['Tags', escapeHtml(tags.join(', '))],
    ['Slug', `<code>${[slug, ...aliases].join(', ')}</code>`],
    ...(model ? [['Price without the model', formatPrice(model.embeddedCost)]] : []),
    ['Engine', model ? `llm (${escapeHtml(model.name)}), ${engine} when it fails` : engine],
    ['Usual time', formatTime(latency_target_ms)],
    ['Time limit', formatTime(limits.timeoutMs)],
    [
      'Input',
      `at most ${formatBytes(limits.maxInputBytes)}${limits.maxFileBytes ? `, each file ${formatBytes(limits.maxFileBytes)}` : ''}`,
    ],
    ['Network', network],
  ];
  return `<dl class="facts">${rows.map(([name, value]) => `<div><dt>${name}</dt><dd>${value}</dd></div>`).join('')}</dl>`;
}

function exampleSection(example: ActionExample): string {
  const { name, source, input } = example;
  return `<details><summary>${escapeHtml(name)}</summary>
${source === undefined ? '' : `<p>Source: ${escapeHtml(source)}</p>`}
<p>Input</p>
${codeBlock({ language: 'json', code: JSON.stringify(input, null, 2) })}
${answer(example)}
</details>`;
}

function answer({ expect, given }: ActionExample): string {
  const data = 'data' in expect ? expect.data : expect.part;
  return `<p>${'data' in expect ? 'The <code>data</code> of its answer' : 'A part of the <code>data</code> of its answer'}${given === undefined ? '' : ', which depends on the day or on what other servers answer'}</p>
${codeBlock({ language: 'json', code: JSON.stringify(data, null, 2) })}`;
}

function formatTime(milliseconds: number): string {
  return milliseconds < 1_000 ? `${milliseconds} ms` : `${milliseconds / 1_000} s`;
}

function formatBytes(bytes: number): string {
  return bytes >= 1_000_000 ? `${Math.floor(bytes / 1_000_000)} MB` : `${Math.floor(bytes / 1_000)} kB`;
}
