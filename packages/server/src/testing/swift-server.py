"""OpenStack Swift with its S3 interface in one process: swift-server.py FOLDER PORT"""

import os
import sys

import eventlet
from swift.common import utils, wsgi
from swift.common.ring import RingBuilder

folder, port = sys.argv[1], int(sys.argv[2])
# Swift would read this suffix from /etc/swift/swift.conf.
utils.HASH_PATH_SUFFIX = b'test'
utils.eventlet_monkey_patch()
os.makedirs(os.path.join(folder, 'devices', 'disk'), exist_ok=True)


def load(name, pipeline, filters=''):
    path = os.path.join(folder, f'{name}.conf')
    with open(path, 'w') as file:
        file.write(f'''
[DEFAULT]
swift_dir = {folder}
devices = {folder}/devices
mount_check = false
[pipeline:main]
pipeline = {pipeline} {name}-server
[app:{name}-server]
use = egg:swift#{name}
account_autocreate = true
{filters}''')
    return wsgi.loadapp(path)


def serve(socket, app):
    wsgi.wsgi.server(socket, app, utils.NullLogger())


for kind in ('account', 'container', 'object'):
    socket = eventlet.listen(('127.0.0.1', 0))
    ring = RingBuilder(2, 1, 1)
    ring.add_dev({
        'region': 1, 'zone': 1, 'weight': 1, 'device': 'disk',
        'ip': '127.0.0.1', 'port': socket.getsockname()[1],
    })
    ring.rebalance()
    ring.get_ring().save(os.path.join(folder, f'{kind}.ring.gz'))
    eventlet.spawn(serve, socket, load(kind, ''))

serve(eventlet.listen(('127.0.0.1', port)), load('proxy', 'catch_errors cache s3api tempauth', '''
[filter:cache]
use = egg:swift#memcache
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:s3api]
use = egg:swift#s3api
[filter:tempauth]
use = egg:swift#tempauth
user_tulpar_server = not-a-secret .admin
'''))
