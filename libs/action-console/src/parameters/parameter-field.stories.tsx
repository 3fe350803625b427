import preview from '@declic/design-system/storybook/preview';
import { FieldStates, type FieldStatesProps } from '../testing/field-states';

const countries = ['Albania', 'Belgium', 'Brazil', 'Chad', 'Denmark', 'Estonia', 'South Georgia and its islands'];
const listOf = (labels: readonly string[]) => labels.map((label) => ({ value: label, label }));
const WORD = 'Donaudampfschifffahrtsgesellschaftskapitän';
const PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" width="80" height="40"><rect width="80" height="40" fill="#FF5A1F"/></svg>`;

const args: FieldStatesProps = {
  param: { kind: 'string', validate: { min: 2, max: 40 }, placeholder: 'Bread' },
  value: 'Cheese',
  longValue: `${WORD} `.repeat(4),
  problem: 'Refused is required',
};

const meta = preview.meta({ title: 'Console/Parameter', component: FieldStates, args });

export const Text = meta.story();

export const Multiline = meta.story({ args: { param: { kind: 'string', ui: { multiline: true } } } });

export const Address = meta.story({
  args: {
    param: { kind: 'string', validate: { format: 'url' } },
    value: 'https://a.example',
    problem: 'Must be a valid URL',
  },
});

export const FewChoices = meta.story({
  args: { param: { kind: 'enum', enum: listOf(countries.slice(0, 3)) }, value: 'Chad', longValue: WORD },
});

export const ManyChoices = meta.story({
  args: { param: { kind: 'enum', enum: listOf(countries) }, value: 'Chad', longValue: countries.at(-1) },
});

export const Tags = meta.story({
  args: {
    param: { kind: 'array<enum>', enum: listOf(countries) },
    value: ['Chad', 'Brazil'],
    longValue: [...countries, WORD],
  },
});

export const Number = meta.story({
  args: {
    param: { kind: 'number', validate: { min: 0.1, max: 100 }, ui: { unit: 'km' }, default: 10 },
    value: 25,
    longValue: 1.000000000000001,
    problem: 'Must be at least 0.1',
  },
});

export const YesOrNo = meta.story({ args: { param: { kind: 'boolean' }, value: true, longValue: true } });

export const Json = meta.story({
  args: {
    param: { kind: 'json', placeholder: '[{ "name": "…" }]' },
    value: [{ name: 'Ada', year: 1815, known: true, nickname: null }],
    longValue: Array.from({ length: 40 }, (_, index) => ({ [WORD]: `${WORD} ${index}` })),
  },
});

export const File = meta.story({
  args: {
    param: { kind: 'string', ui: { accept: ['image/*', 'text/csv'] } },
    value: `data:image/svg+xml;name=picture.svg;base64,${btoa(PICTURE)}`,
    longValue: `data:text/csv;name=${WORD.replace('ä', '')}.csv;base64,${btoa('name;town\n'.repeat(200))}`,
  },
});
