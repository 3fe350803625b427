import { token } from '@declic/design-system';
import { useNavigation } from 'react-router-dom';
import { keyframes, styled } from 'styled-components';

/** Progress line at the top while the next page is loading and the last one is still shown. */
export function NavigationProgress() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return <Line role="progressbar" aria-label="Loading the next page" />;
}

const advance = keyframes`
  from { transform: scaleX(0); }
  to { transform: scaleX(0.9); }
`;

const Line = styled.div`
  position: fixed;
  z-index: 50;
  inset-block-start: 0;
  inset-inline: 0;
  block-size: 2px;
  background: ${token.color.accent};
  transform-origin: left;
  animation: ${advance} 8s 150ms cubic-bezier(0.1, 0.8, 0.2, 1) both;
`;
