import type { Meta, StoryObj } from '@storybook/react-vite';
import { FieldStates } from '../testing/field-states';

const countries = ['Albania', 'Belgium', 'Brazil', 'Chad', 'Denmark', 'Estonia', 'South Georgia and its islands'];
const listOf = (labels: readonly string[]) => labels.map((label) => ({ value: label, label }));
const WORD = 'Donaudampfschifffahrtsgesellschaftskapitän';
const PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" width="80" height="40"><rect width="80" height="40" fill="#FF5A1F"/></svg>`;

const meta = {
  title: 'Console/Parameter',
  component: FieldStates,
  args: {
    param: { kind: 'string', validate: { min: 2, max: 40 }, placeholder: 'Bread' },
    value: 'Cheese',
    longValue: `${WORD} `.repeat(4),
    problem: 'Refused is required',
  },
} satisfies Meta<typeof FieldStates>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Text: Story = {};

export const Multiline: Story = { args: { param: { kind: 'string', ui: { multiline: true } } } };

export const Address: Story = {
  args: {
    param: { kind: 'string', validate: { format: 'url' } },
    value: 'https://a.example',
    problem: 'Must be a valid URL',
  },
};

export const FewChoices: Story = {
  args: { param: { kind: 'enum', enum: listOf(countries.slice(0, 3)) }, value: 'Chad', longValue: WORD },
};

export const ManyChoices: Story = {
  args: { param: { kind: 'enum', enum: listOf(countries) }, value: 'Chad', longValue: countries.at(-1) },
};

export const Tags: Story = {
  args: {
    param: { kind: 'array<enum>', enum: listOf(countries) },
    value: ['Chad', 'Brazil'],
    longValue: [...countries, WORD],
  },
};

export const Number: Story = {
  args: {
    param: { kind: 'number', validate: { min: 0.1, max: 100 }, ui: { unit: 'km' }, default: 10 },
    value: 25,
    longValue: 1.000000000000001,
    problem: 'Must be at least 0.1',
  },
};

export const YesOrNo: Story = { args: { param: { kind: 'boolean' }, value: true, longValue: true } };

export const Json: Story = {
  args: {
    param: { kind: 'json', placeholder: '[{ "name": "…" }]' },
    value: [{ name: 'Ada', year: 1815, known: true, nickname: null }],
    longValue: Array.from({ length: 40 }, (_, index) => ({ [WORD]: `${WORD} ${index}` })),
  },
};

export const File: Story = {
  args: {
    param: { kind: 'string', ui: { accept: ['image/*', 'text/csv'] } },
    value: `data:image/svg+xml;name=picture.svg;base64,${btoa(PICTURE)}`,
    longValue: `data:text/csv;name=${WORD.replace('ä', '')}.csv;base64,${btoa('name;town\n'.repeat(200))}`,
  },
};
