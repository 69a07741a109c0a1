import large from './kv-tulpar-lg.webp';
import small from './kv-tulpar.webp';
import type { ImageSource } from '../platform/loading/images.ts';

/** The Tulpar of the sign-in pages: the small drawing on phones, the large one beside the form. */
export function keyVisual(): ImageSource {
  return {
    src: small,
    srcSet: `${small} 520w, ${large} 1300w`,
    sizes: '(min-width: 801px) 830px, 244px',
    width: 830,
    height: 766,
    alt: '',
  };
}
