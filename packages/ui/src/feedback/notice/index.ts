export { Notice, type NoticeProps } from './Notice.tsx';
export { NoticeIcon, type NoticeTone } from './NoticeIcon.tsx';
