import { useEffect } from 'react';
import { toast } from 'sonner';
import preview from '../../.storybook/preview';
import { ToastRegion } from './toast-region';

const meta = preview.meta({ title: 'Components/Toast', component: ToastRegion });

function Toasts({ show }: { show: () => void }) {
  useEffect(() => {
    show();
    return () => void toast.dismiss();
  }, [show]);
  return <ToastRegion />;
}

export const Success = meta.story({
  render: () => (
    <Toasts show={() => toast.success('Key created', { description: 'Copy it now.', duration: Infinity })} />
  ),
});

export const Error = meta.story({
  render: () => (
    <Toasts
      show={() => toast.error('The key was not deleted', { description: 'Try again in a moment.', duration: Infinity })}
    />
  ),
});

export const WithAction = meta.story({
  render: () => (
    <Toasts
      show={() =>
        toast.success('Idea approved', {
          description: 'How dental clinics keep their phones free',
          action: { label: 'Undo', onClick: () => undefined },
          duration: Infinity,
        })
      }
    />
  ),
});

export const LongText = meta.story({
  render: () => (
    <Toasts
      show={() =>
        toast.info('Votre inscription est enregistrée, mais le message de confirmation part avec un peu de retard', {
          description: 'Vous le recevrez dans quelques minutes. Il n’y a rien d’autre à faire de votre côté.',
          duration: Infinity,
        })
      }
    />
  ),
});
