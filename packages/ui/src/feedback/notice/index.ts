export { Notice, type NoticeProps, NoticeIcon, type NoticeTone } from './Notice.tsx';
