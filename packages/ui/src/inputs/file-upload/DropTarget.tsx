import { useDropzone } from 'react-dropzone';
import { UploadIcon } from '../../foundations/icon/index.ts';

interface DropTargetProps {
  label: string;
  onFiles: (files: File[]) => void;
  onEnd: () => void;
}

/**
 * Covers the field while files are dragged over the window. It loads with the first drag, because phones never need it.
 */
export function DropTarget({ label, onFiles, onEnd }: DropTargetProps) {
  const { getRootProps } = useDropzone({
    noClick: true,
    noKeyboard: true,
    noPaste: true,
    multiple: true,
    onDrop: (files, refused) => {
      onEnd();
      onFiles([...files, ...refused.map((one) => one.file)]);
    },
    onError: onEnd,
  });
  return (
    <div
      {...getRootProps({ role: 'presentation', tabIndex: -1 })}
      data-drop-target=""
      className="absolute inset-0 z-10 flex flex-col items-center justify-center gap-2 rounded-[16px] bg-brand-soft p-4 text-center text-body-strong text-brand-ink shadow-[inset_0_0_0_2px_var(--brand-ink)]"
    >
      <UploadIcon className="pointer-events-none size-7" />
      <span className="pointer-events-none">{label}</span>
    </div>
  );
}
