import { Notice, Row, Stack, Switch, Text } from '@declic/design-system';
import { useState } from 'react';
import { styled } from 'styled-components';
import { CopyValue } from '../copy-value';
import { DocumentFrame } from './document-frame';
import { useResultFrame } from './use-result-frame';

export interface HtmlFrameProps {
  title: string;
  html: string;
}

/** An address of another site that a page would load by itself. */
const LOADED = /(?:src|srcset|poster|background)\s*=\s*["']?\s*(?:https?:)?\/\/|url\(\s*["']?\s*(?:https?:)?\/\//i;

/**
 * A page of an answer in a frame of `/result-frame.html`, which has a policy of its own: no scripts, no origin, no forms, and
 * pictures of other sites only when they are asked for.
 */
export function HtmlFrame({ title, html }: HtmlFrameProps) {
  const [hasPictures, setHasPictures] = useState(false);
  const { ref, isMissing } = useResultFrame({ title, html, pictures: hasPictures });
  return (
    <Stack $gap={2}>
      <Row $justify="space-between">
        <Text size="small" weight="medium">
          {title}
        </Text>
        <CopyValue value={html} label="Copy HTML" />
      </Row>
      {LOADED.test(html) ? (
        <Switch label="Load pictures of other sites" checked={hasPictures} onChange={setHasPictures} />
      ) : null}
      {isMissing ? <Notice tone="warning">The preview did not load. Download the page to look at it.</Notice> : null}
      <Frame ref={ref} src="/result-frame.html" sandbox="allow-scripts" title={`Preview of ${title}`} />
    </Stack>
  );
}

const Frame = styled(DocumentFrame)`
  background: #fff;
`;
