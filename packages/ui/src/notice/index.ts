export { Notice, NoticeIcon, type NoticeProps, type NoticeTone } from './Notice.tsx';
