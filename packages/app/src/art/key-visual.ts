import large from './kv-tulpar-lg.webp';
import small from './kv-tulpar.webp';
import type { ImageSource } from '../platform/loading/images.ts';

/** Picture of the login pages: the small version on phones, the large one next to the form. */
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
