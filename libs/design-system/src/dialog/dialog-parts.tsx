import { useState } from 'react';
import { createGlobalStyle, keyframes, styled } from 'styled-components';
import { media, token } from '../index';

const appear = keyframes`
  from { opacity: 0; }
`;

const rise = keyframes`
  from { opacity: 0; transform: translateY(16px); }
`;

/*
 * Instead of Radix's overlay: that one locks the page with an inline style element,
 * which the content security policy of production refuses.
 */
const ScrollLock = createGlobalStyle<{ $scrollbar: number }>`
  html:has([data-declic-dialog]) {
    overflow: hidden;
    ${({ $scrollbar }) => ($scrollbar > 0 ? `padding-inline-end: ${$scrollbar}px;` : '')}
  }
`;

/** The backdrop; it also prevents the page from scrolling. */
export function Backdrop() {
  // Measured before the lock takes the scrollbar away, so that the page behind does not jump.
  const [scrollbar] = useState(() => window.innerWidth - document.documentElement.clientWidth);

  return (
    <>
      <ScrollLock $scrollbar={scrollbar} />
      <Veil aria-hidden />
    </>
  );
}

const Veil = styled.div`
  position: fixed;
  z-index: 50;
  inset: 0;
  background: ${token.color.overlay};
  animation: ${appear} ${token.motion.feedback};
`;

/*
 * Landscape phones and text at 200 %: the whole dialog scrolls, because a fixed title and fixed buttons would leave hardly any
 * room between them.
 */
const shortScreen = '@media (max-height: 40rem)';

const widths = { sm: '440px', md: '560px', lg: '760px', xl: '1200px' };

export const Sheet = styled.div<{ $size: keyof typeof widths }>`
  position: fixed;
  z-index: 51;
  inset-block-end: 0;
  inset-inline: 0;
  display: flex;
  flex-direction: column;
  max-block-size: calc(100dvh - ${token.space[6]});
  border: 1px solid ${token.color.line};
  border-block-end: 0;
  border-start-start-radius: ${token.radius.card};
  border-start-end-radius: ${token.radius.card};
  background: ${token.color.surface};
  box-shadow: ${token.shadow.overlay};
  animation: ${rise} ${token.motion.enter};

  &:focus {
    outline: none;
  }

  ${shortScreen} {
    overflow-y: auto;
  }

  ${media.tablet} {
    inset-block: ${token.space[5]};
    inline-size: calc(100% - 2 * ${token.space[5]});
    max-inline-size: ${({ $size }) => widths[$size]};
    block-size: fit-content;
    max-block-size: calc(100dvh - 2 * ${token.space[5]});
    margin: auto;
    border-block-end: 1px solid ${token.color.line};
    border-radius: ${token.radius.card};
  }
`;

export const Head = styled.div`
  padding: ${token.space[5]} ${token.space[5]} 0;

  &[data-closable] {
    padding-inline-end: calc(${token.size.target} + ${token.space[4]});
  }
`;

/* Last in the order of the keyboard, so that a dialog opens with its first field in focus. */
export const Corner = styled.div`
  position: absolute;
  inset-block-start: ${token.space[3]};
  inset-inline-end: ${token.space[3]};
`;

export const Title = styled.h2`
  font-size: ${token.text.h4};
`;

export const Description = styled.p`
  margin: ${token.space[2]} 0 0;
  padding-inline: ${token.space[5]};
  color: ${token.color.textMuted};
`;

export const Body = styled.div`
  overflow-y: auto;
  padding: ${token.space[4]} ${token.space[5]};

  ${shortScreen} {
    flex-shrink: 0;
    overflow-y: visible;
  }
`;

export const Footer = styled.div`
  display: flex;
  flex-direction: column-reverse;
  gap: ${token.space[3]};
  padding: ${token.space[4]} ${token.space[5]} ${token.space[5]};

  ${media.tablet} {
    flex-direction: row;
    justify-content: flex-end;
  }
`;
