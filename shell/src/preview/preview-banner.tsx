import { Container, Link, Text, token } from '@declic/design-system';
import { PREVIEW_RESET_PATH, type PreviewNotice } from '@declic/remote-kit/host';
import { createPath, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { previewWords } from './preview-words';
import { usePageLanguage } from './use-page-language';

/** Says which versions are shown instead of those that visitors get, and ends it. */
export function PreviewBanner({ preview }: { preview: PreviewNotice | null }) {
  const here = createPath(useLocation());
  const language = usePageLanguage();
  if (!preview) return null;
  const { label, kind, what, where, reset } = previewWords(preview, language);

  return (
    <Region aria-label={label}>
      <Line>
        <Text size="small">
          <strong>{kind}</strong> {what}, {where}
        </Text>
        <Text size="small">
          {/* Absolute: the edge answers it, so a whole page is loaded. */}
          <Link href={`${location.origin}${PREVIEW_RESET_PATH}?to=${encodeURIComponent(here)}`}>{reset}</Link>
        </Text>
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
