import { isRecord } from '@declic/openapi/json';
import { formatLabel, readFile } from '@declic/action-results';
import { Text, token } from '@declic/design-system';
import { formatCount } from '@declic/remote-kit';
import { styled } from 'styled-components';
import { SafeLink } from '../safe-link';
import { formatBoolean, formatCell } from '../table/format-cell';
import { listFields, readTraced, type TracedValue } from './list-fields';
import { RowList } from './row-list';

/** An answer as names and values, its objects and lists below them. */
export function FieldsView({ data }: { data: unknown }) {
  return <Fields data={data} depth={0} />;
}

const DEEPEST = 4;
const ITEMS_SHOWN = 50;

function Fields({ data, depth }: { data: unknown; depth: number }) {
  const { simple, nested } = listFields(data, depth === 0);
  return (
    <>
      {simple.length === 0 ? null : (
        <Pairs>
          {simple.map(({ key, value }) => (
            <div key={key}>
              <dt>{formatLabel(key)}</dt>
              <dd>
                <Value value={value} />
              </dd>
            </div>
          ))}
        </Pairs>
      )}
      {nested.map(({ key, value }) => (
        <Section key={key} aria-label={formatLabel(key)}>
          <Text size="small" weight="medium">
            {formatLabel(key)}
          </Text>
          <Nested value={value} depth={depth + 1} />
        </Section>
      ))}
    </>
  );
}

function Nested({ value, depth }: { value: unknown; depth: number }) {
  if (depth > DEEPEST) return <Text tone="muted">More in the JSON.</Text>;
  if (!Array.isArray(value)) return <Fields data={value} depth={depth} />;
  if (value.every((item) => isRecord(item) && !readFile(item))) return <RowList rows={value.filter(isRecord)} />;
  return (
    <>
      <ul>
        {value.slice(0, ITEMS_SHOWN).map((item: unknown, index) => (
          <li key={index}>
            <Value value={item} />
          </li>
        ))}
      </ul>
      {value.length > ITEMS_SHOWN ? (
        <Text tone="muted">{formatCount(value.length - ITEMS_SHOWN, 'more item')} in the JSON.</Text>
      ) : null}
    </>
  );
}

/** One value as people read it. */
function Value({ value }: { value: unknown }) {
  const file = readFile(value);
  if (file) return file.name;
  if (value === null || value === undefined || value === '') return <Missing>none</Missing>;
  if (typeof value === 'boolean') return formatBoolean(value);
  if (typeof value === 'number') return <Figure>{String(value)}</Figure>;
  const traced = readTraced(value);
  if (traced) return <Traced of={traced} />;
  if (typeof value !== 'string') return formatCell(value);
  return <SafeLink href={value}>{value.length > 2_000 ? `${value.slice(0, 2_000)}…` : value}</SafeLink>;
}

function Traced({ of: { value, confidence, page, quote } }: { of: TracedValue }) {
  const facts = [
    `${Math.round(confidence * 100)} % sure`,
    ...(page === undefined ? [] : [`page ${page}`]),
    ...(quote === undefined ? [] : [`“${quote}”`]),
  ];
  return (
    <>
      <Value value={value} /> <Missing>({facts.join(', ')})</Missing>
    </>
  );
}

const Pairs = styled.dl`
  display: grid;
  margin: 0;

  & > div {
    display: grid;
    grid-template-columns: minmax(7em, 1fr) minmax(0, 2fr);
    gap: ${token.space[3]};
    padding-block: ${token.space[2]};
    border-block-end: 1px solid ${token.color.line};
  }

  & dt {
    color: ${token.color.textMuted};
    overflow-wrap: anywhere;
  }

  & dd {
    margin: 0;
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`;

const Section = styled.section`
  margin-block-start: ${token.space[4]};
  padding-inline-start: ${token.space[3]};
  border-inline-start: 2px solid ${token.color.line};
`;

const Missing = styled.span`
  color: ${token.color.textMuted};
`;

const Figure = styled.span`
  font-variant-numeric: tabular-nums;
`;
