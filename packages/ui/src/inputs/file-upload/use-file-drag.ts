import { useEffect, useState } from 'react';

const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;

/**
 * Whether files are dragged over the window. Dropping a file outside the target is ignored instead of opening
 * it. The target calls `end` after the drop, because reading the files takes a moment.
 */
export function useFileDrag(enabled: boolean): { dragging: boolean; end: () => void } {
  const [dragging, setDragging] = useState(false);
  useEffect(() => {
    if (!enabled) return;
    const enter = (event: DragEvent) => {
      if (hasFiles(event)) setDragging(true);
    };
    const over = (event: DragEvent) => {
      if (hasFiles(event)) event.preventDefault();
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setDragging(false);
    };
    const drop = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      const onTarget = event.target instanceof Element && event.target.closest('[data-drop-target]');
      if (!onTarget) setDragging(false);
    };
    window.addEventListener('dragenter', enter);
    window.addEventListener('dragover', over);
    window.addEventListener('dragleave', leave);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragenter', enter);
      window.removeEventListener('dragover', over);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('drop', drop);
      setDragging(false);
    };
  }, [enabled]);
  return { dragging, end: () => setDragging(false) };
}
