// The files of a run share the storage of the browser. Each begins with an empty one, whichever ran before it: a session
// that another has left would sign this one in.
localStorage.clear();
sessionStorage.clear();
