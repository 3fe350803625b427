import { Button, Field, Row, Stack, Text, TextInput } from '@declic/design-system';
import { Download } from 'lucide-react';
import { useMemo, useState } from 'react';
import { CopyValue } from '../copy-value';
import { saveContent } from '../files/save-content';
import { JsonTree } from './json-tree';
import type { TreeRow } from './list-tree-rows';
import type { TreeMatches } from './search-tree';
import { SelectedValue } from './selected-value';
import { useTree } from './use-tree';
import { writeJson } from './write-json';

/** An answer as a tree: searched, opened and closed, with the path and the value of each line to copy. */
export function JsonView({ data }: { data: unknown }) {
  const tree = useTree(data);
  const [selected, setSelected] = useState<TreeRow | null>(null);
  return (
    <Stack $gap={3}>
      <Field label="Search the result" hint={describeMatches(tree.found)}>
        <TextInput
          type="search"
          value={tree.words}
          onChange={({ target }) => tree.search(target.value)}
          autoComplete="off"
          spellCheck={false}
        />
      </Field>
      <Toolbar data={data} onExpand={tree.expandAll} onCollapse={tree.collapseAll} />
      <JsonTree
        rows={tree.rows}
        matches={tree.found?.matches}
        selectedId={selected?.id ?? null}
        onSelect={setSelected}
        onToggle={tree.toggle}
      />
      {tree.hasMore ? (
        <Button variant="secondary" size="sm" onClick={tree.showMore}>
          Show more lines
        </Button>
      ) : null}
      {selected ? (
        <SelectedValue row={selected} />
      ) : (
        <Text size="small" tone="muted">
          Choose a line to copy its path or its value.
        </Text>
      )}
    </Stack>
  );
}

interface ToolbarProps {
  data: unknown;
  onExpand: () => void;
  onCollapse: () => void;
}

function Toolbar({ data, onExpand, onCollapse }: ToolbarProps) {
  const text = useMemo(() => writeJson(data), [data]);
  return (
    <Row $gap={1}>
      <Button variant="ghost" size="sm" onClick={onExpand}>
        Expand all
      </Button>
      <Button variant="ghost" size="sm" onClick={onCollapse}>
        Collapse all
      </Button>
      <CopyValue value={text} label="Copy JSON" />
      <Button
        variant="ghost"
        size="sm"
        icon={<Download size={16} aria-hidden />}
        onClick={() => saveContent(new Blob([text], { type: 'application/json' }), 'result.json')}
      >
        Download JSON
      </Button>
    </Row>
  );
}

function describeMatches(found: TreeMatches | null): string {
  if (!found) return 'Names and values.';
  if (found.count === 0) return found.isCut ? 'Nothing found in the first 500,000 values.' : 'Nothing found.';
  const count = found.count === 1 ? '1 match' : `${found.count} matches`;
  return found.isCut ? `The first ${count}.` : `${count}.`;
}
