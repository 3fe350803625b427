import type { ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { token } from '../tokens';
import { forcedEdge } from '../tokens/forced-edge';
import { VisuallyHidden } from '../layout/visually-hidden';

export interface SkeletonProps {
  /** Any CSS length; the full width of the container unless told otherwise. */
  width?: string | undefined;
  height?: string | undefined;
  shape?: 'control' | 'card' | 'full' | undefined;
}

/** Placeholder of content that is loading. Use the size of the content, so that nothing moves when it arrives. */
export function Skeleton({ width = '100%', height = '1rem', shape = 'control' }: SkeletonProps) {
  return <Block aria-hidden $width={width} $height={height} $shape={shape} />;
}

export interface SkeletonGroupProps {
  /** What is loading, for screen readers. */
  label?: string | undefined;
  children: ReactNode;
}

/** Wraps the skeletons of one region and announces once that it is loading. */
export function SkeletonGroup({ label = 'Loading', children }: SkeletonGroupProps) {
  return (
    <Group role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </Group>
  );
}

export interface CardSkeletonProps {
  label: string;
  height: string;
}

/** Stands for a card, or a row of cards, while its content is loading. */
export function CardSkeleton({ label, height }: CardSkeletonProps) {
  return (
    <SkeletonGroup label={label}>
      <Skeleton height={height} shape="card" />
    </SkeletonGroup>
  );
}

const appear = keyframes`
  from { opacity: 0; }
`;

const Block = styled.span<{ $width: string; $height: string; $shape: 'control' | 'card' | 'full' }>`
  display: block;
  inline-size: ${({ $width }) => $width};
  max-inline-size: 100%;
  block-size: ${({ $height }) => $height};
  border-radius: ${({ $shape }) => token.radius[$shape]};
  background: ${token.color.line};
  ${forcedEdge}
`;

/* Appears after a delay: content from the cache must not flicker. */
const Group = styled.div`
  display: grid;
  gap: ${token.space[3]};
  animation: ${appear} ${token.motion.enter} 120ms backwards;
`;
