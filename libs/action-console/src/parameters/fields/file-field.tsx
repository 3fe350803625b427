import { Field, Text } from '@declic/design-system';
import { useMemo, useState } from 'react';
import { FileCard } from '../files/file-card';
import { FileDrop } from '../files/file-drop';
import { FileEntry } from '../files/file-entry';
import { describeTypes } from '../files/file-types';
import { readDataUrl } from '../files/read-data-url';
import { formatBytes, MAX_FILE_BYTES } from '../files/to-data-url';
import { useFileEntry } from '../files/use-file-entry';
import { type ParameterFieldProps, toControl, toFrame } from './field-props';
import { toText } from './to-text';

/** A file by drop, paste, choice or address. It stays in the page until the call is sent. */
export function FileField(props: ParameterFieldProps) {
  const { param, value, problem, disabled = false, onChange } = props;
  const accept = param.ui?.accept ?? [];
  const text = toText(value);
  const file = useMemo(() => readDataUrl(text), [text]);
  const [isTouched, setTouched] = useState(false);
  const change = (next: string) => {
    setTouched(true);
    onChange(next);
  };
  const { reading, refusal, take, forget, takePasted } = useFileEntry(change);
  const frame = toFrame(props);

  return (
    <Field {...frame} hint={[frame.hint, describeFile(accept)].filter(Boolean).join(' ')} error={refusal ?? problem}>
      <FileDrop disabled={disabled} onFile={(dropped) => void take(dropped)} onAddress={change} onPaste={takePasted}>
        {file ? (
          <FileCard
            file={file}
            accept={accept}
            disabled={disabled}
            autoFocus={isTouched}
            onRemove={() => {
              forget();
              change('');
            }}
          />
        ) : (
          <FileEntry
            {...toControl(props)}
            address={text}
            accept={accept}
            autoFocus={isTouched}
            onAddress={(address) => {
              forget();
              change(address);
            }}
            onFile={(chosen) => void take(chosen)}
          />
        )}
        <Text role="status" size="small" tone="muted">
          {reading ? `Reading ${reading}…` : ''}
        </Text>
      </FileDrop>
    </Field>
  );
}

/** Said before a file is chosen. */
function describeFile(accept: readonly string[]): string {
  const types = describeTypes(accept);
  return `${types[0]?.toUpperCase() ?? ''}${types.slice(1)}, up to ${formatBytes(MAX_FILE_BYTES)}, or an https address, a file_ id or a sample: name. Nothing is uploaded before Execute.`;
}
