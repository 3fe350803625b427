import { Toaster } from 'sonner';
import { styled } from 'styled-components';
import { CircleAlert, CircleCheck, Info, token, TriangleAlert, X } from '../index';
import { useTheme } from '../theme/use-theme';

interface ToastRegionTexts {
  /** Names the region for screen readers. */
  region: string;
  close: string;
}

const english: ToastRegionTexts = { region: 'Notifications', close: 'Close' };

export interface ToastRegionProps {
  texts?: Partial<ToastRegionTexts> | undefined;
}

/**
 * Toast region: three at most, four seconds each. Rendered once, by the shell or a standalone remote. On the left, because
 * buttons (Copy, Close, next page) stand at the right end of their lines.
 */
export function ToastRegion({ texts }: ToastRegionProps) {
  const words = { ...english, ...texts };
  return (
    <Themed
      theme={useTheme()}
      position="bottom-left"
      containerAriaLabel={words.region}
      visibleToasts={3}
      duration={4_000}
      closeButton
      icons={icons}
      toastOptions={{ closeButtonAriaLabel: words.close }}
    />
  );
}

const icons = {
  success: <CircleCheck size={20} />,
  error: <CircleAlert size={20} />,
  warning: <TriangleAlert size={20} />,
  info: <Info size={20} />,
  close: <X size={16} />,
};

/* Three times itself: sonner sets these on two attributes. */
const Themed = styled(Toaster)`
  &&& {
    --normal-bg: ${token.color.surface};
    --normal-bg-hover: ${token.color.raised};
    --normal-border: ${token.color.line};
    --normal-border-hover: ${token.color.lineStrong};
    --normal-text: ${token.color.text};
    --border-radius: ${token.radius.card};
    font-family: ${token.font.body};
  }

  &&& [data-sonner-toast] {
    gap: ${token.space[3]};
    align-items: flex-start;
    font-size: ${token.text.body};
    line-height: ${token.leading.text};
    box-shadow: ${token.shadow.overlay};
  }

  &&& [data-title] {
    line-height: inherit;
  }

  &&& [data-description] {
    color: ${token.color.textMuted};
    font-size: ${token.text.small};
  }

  &&& [data-content] {
    padding-inline-end: ${token.space[5]};
  }

  &&& [data-icon] {
    inline-size: 20px;
    block-size: 20px;
    margin: 2px 0 0;
  }

  &&& [data-close-button] {
    inset-block-start: ${token.space[2]};
    inset-inline: auto ${token.space[2]};
    inline-size: ${token.space[6]};
    block-size: ${token.space[6]};
    border: 0;
    border-radius: ${token.radius.control};
    color: ${token.color.textMuted};
    transform: none;
  }

  &&& [data-close-button] svg {
    inline-size: 16px;
    block-size: 16px;
  }

  &&& [data-button] {
    block-size: auto;
    min-block-size: 36px;
    margin-inline: auto ${token.space[6]};
    padding-inline: ${token.space[3]};
    border: 1px solid ${token.color.lineStrong};
    border-radius: ${token.radius.control};
    background: ${token.color.surface};
    color: ${token.color.text};
    font-size: ${token.text.small};
    font-weight: ${token.weight.medium};
  }

  &&& [data-type='success'] [data-icon] {
    color: ${token.color.success};
  }

  &&& [data-type='error'] [data-icon] {
    color: ${token.color.danger};
  }
`;
