import { media, token } from '@declic/design-system';
import { css, styled } from 'styled-components';

/** The mark, as large as a poster: a ring, and the stroke that leaves it when it is pressed. Drawn once. */
export function ClickDrawing({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 400 400" fill="none" strokeLinecap="round" aria-hidden>
      <Ring cx="170" cy="230" r="128" pathLength="1" />
      <Echo cx="170" cy="230" r="152" />
      <Echo cx="170" cy="230" r="176" />
      <Stroke d="M298 102 366 34" pathLength="1" />
    </svg>
  );
}

/* Its length is 1, so that an offset of 1 is before its beginning. */
const drawn = css`
  stroke-dasharray: 1;
  transition: stroke-dashoffset 700ms cubic-bezier(0.2, 0.6, 0.35, 1);

  @starting-style {
    stroke-dashoffset: 1;
  }

  ${media.reducedMotion} {
    transition: none;
  }
`;

const Ring = styled.circle`
  stroke: ${token.color.text};
  stroke-width: 44;
  transform: rotate(-45deg);
  transform-origin: 170px 230px;
  ${drawn}
`;

const Echo = styled.circle`
  stroke: ${token.color.line};
  stroke-width: 1.5;
`;

const Stroke = styled.path`
  stroke: ${token.color.accent};
  stroke-width: 44;
  ${drawn}
  transition-delay: 500ms;
  transition-duration: 200ms;
`;
