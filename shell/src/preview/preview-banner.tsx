import { Container, Link, Text, token } from '@declic/design-system';
import { formatDateTime } from '@declic/remote-kit';
import { PREVIEW_RESET_PATH, type PreviewNotice } from '@declic/remote-kit/host';
import { createPath, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';

/** Says which versions are shown instead of those that visitors get, and ends it. */
export function PreviewBanner({ preview }: { preview: PreviewNotice | null }) {
  const here = createPath(useLocation());
  if (!preview) return null;
  const { overrides, replayed, expires_at } = preview;
  const what = replayed === null ? overrides.map(({ name, version }) => `${name} ${version}`).join(', ') : replayed;

  return (
    <Region aria-label="Preview">
      <Line>
        <Text size="small">
          <strong>{replayed === null ? 'Preview' : 'Replay of composition'}</strong> {what}, in this browser only, until{' '}
          {formatDateTime(expires_at)}.
        </Text>
        {/* Absolute: the edge answers it, so a whole page is loaded. */}
        <Link href={`${location.origin}${PREVIEW_RESET_PATH}?to=${encodeURIComponent(here)}`}>Reset</Link>
      </Line>
    </Region>
  );
}

const Region = styled.aside`
  border-block-end: 1px solid ${token.color.line};
  background: ${token.color.warningSoft};
  color: ${token.color.text};
  overflow-wrap: anywhere;
`;

const Line = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[1]} ${token.space[4]};
  align-items: center;
  justify-content: space-between;
  padding-block: ${token.space[2]};
`;
