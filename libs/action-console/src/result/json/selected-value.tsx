import { formatPath } from '@declic/action-results';
import { Row, Stack, surface, token } from '@declic/design-system';
import { styled } from 'styled-components';
import { CopyValue } from '../copy-value';
import type { TreeRow } from './list-tree-rows';
import { writeJson } from './write-json';

/** The line that was chosen: its path, and both to copy. A text is copied as it is, everything else as JSON. */
export function SelectedValue({ row: { path, value } }: { row: TreeRow }) {
  const place = formatPath(path);
  return (
    <Box role="group" aria-label="Chosen line">
      <Stack $gap={1}>
        <code>{place}</code>
        <Row $gap={1}>
          <CopyValue value={place} label="Copy path" />
          <CopyValue value={typeof value === 'string' ? value : writeJson(value)} label="Copy value" />
        </Row>
      </Stack>
    </Box>
  );
}

const Box = styled.div`
  position: sticky;
  inset-block-end: 0;
  padding: ${token.space[3]};
  ${surface}
  overflow-wrap: anywhere;
`;
