import { escapeHtml } from '@declic/nest-kit';
import type { InputSchema, Param } from '../../../engine/input-schema';
import { codeBlock } from './code-block';

/** The parameters of an action, one row each, and below them the schema of those that are JSON. */
export function parameterTable({ params, oneOf = [] }: InputSchema): string {
  if (params.length === 0) return '<p>None.</p>';
  const groups = oneOf.map(
    (keys) => `<p>At least one of ${keys.map((key) => `<code>${key}</code>`).join(', ')} is required.</p>`,
  );
  return `<div class="table" tabindex="0" role="group" aria-label="Parameters"><table><thead><tr><th>Name</th><th>Type</th><th>Meaning</th></tr></thead><tbody>${params
    .map(row)
    .join('')}</tbody></table></div>${[...groups, ...params.map(schemaSection)].join('')}`;
}

function schemaSection({ key, schema, placeholder }: Param): string {
  if (!schema) return '';
  const example =
    placeholder === undefined ? '' : `<p>Such as</p>${codeBlock({ language: 'json', code: placeholder })}`;
  const code = codeBlock({ language: 'json', code: JSON.stringify(schema, null, 2) });
  return `<details class="schema"><summary>Schema of <code>${key}</code></summary>${example}<p>JSON Schema</p>${code}</details>`;
}

function row(param: Param): string {
  const { key, label, description, required } = param;
  const texts = [description ?? `${label}.`, ...listRules(param)].map((text) => escapeHtml(text));
  return `<tr><td><code>${key}</code>${required ? ' <span class="badge">required</span>' : ''}</td><td>${formatType(param)}</td><td>${texts.join(' ')}</td></tr>`;
}

function formatType({ kind, ui }: Param): string {
  if (ui?.accept) return 'file';
  return kind === 'array<enum>' ? 'list of choices' : kind === 'enum' ? 'choice' : kind;
}

function listRules({ kind, default: value, enum: choices, validate: { min, max } = {}, ui, showIf }: Param): string[] {
  const unit = kind === 'string' ? ' characters' : ui?.unit ? ` ${ui.unit}` : '';
  return [
    choices && `One of ${choices.map((choice) => choice.value).join(', ')}.`,
    ui?.accept && `A file: ${ui.accept.join(', ')}.`,
    min !== undefined && max !== undefined && `Between ${min} and ${max}${unit}.`,
    min !== undefined && max === undefined && `At least ${min}${unit}.`,
    min === undefined && max !== undefined && `At most ${max}${unit}.`,
    value !== undefined && `Default: ${JSON.stringify(value)}.`,
    showIf && `Used when ${showIf.key} is ${JSON.stringify(showIf.equals)}.`,
  ].filter((rule): rule is string => typeof rule === 'string');
}
